// Pieces of a page that the server makes when somebody asks for them.

/** A piece of a page, or why there is none. @returns {Promise<{html?: string, refused?: string}>} */
export async function fetchPiece(url) {
  try {
    const answer = await fetch(url);
    return await answer.json();
  } catch {
    return { refused: "The coach cannot be reached. Try again in a moment." };
  }
}

/** A style sheet that lies beside the scripts, once it is there. @param {string} name @returns {Promise<void>} */
export async function styled(name) {
  const href = new URL(name, import.meta.url).pathname;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
  await new Promise((done) => (link.onload = link.onerror = done));
}
