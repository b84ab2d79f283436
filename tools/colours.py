"""Colours: the same picture with 256 of them, for a third of the bytes."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode

from playwright.sync_api import Page

# 256 shades of a picture, frequent ones and different ones, and the nearest for each pixel.
PALETTE = """async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data: rgba } = pen.getImageData(0, 0, image.width, image.height);
  const bins = new Map();
  const binOf = (at) => (rgba[at] >> 3 << 10) | (rgba[at + 1] >> 3 << 5) | (rgba[at + 2] >> 3);
  for (let at = 0; at < rgba.length; at += 4) {
    const bin = bins.get(binOf(at)) ?? { count: 0, sums: [0, 0, 0] };
    bin.count += 1;
    bin.sums.forEach((_, part) => (bin.sums[part] += rgba[at + part]));
    bins.set(binOf(at), bin);
  }
  for (const bin of bins.values()) bin.mean = bin.sums.map((sum) => Math.round(sum / bin.count));
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  const shades = [];
  const all = [...bins.values()];
  for (const bin of all) bin.away = 1e9;
  while (shades.length < 256 && shades.length < all.length) {
    const loss = (bin) => Math.sqrt(bin.count) * bin.away;
    const next = all.reduce((best, bin) => (loss(bin) > loss(best) ? bin : best));
    for (const bin of all) {
      const away = far(bin.mean, next.mean);
      if (away < bin.away) [bin.away, bin.index] = [away, shades.length];
    }
    shades.push(next);
  }
  let pixels = "";
  for (let at = 0; at < rgba.length; at += 4)
    pixels += String.fromCharCode(bins.get(binOf(at)).index);
  return [image.width, image.height, shades.flatMap((shade) => shade.mean), btoa(pixels)];
}"""


def fewer_colours(page: Page, png: bytes) -> bytes:
    """A PNG with a palette; the page lends its canvas."""
    width, height, shades, data = page.evaluate(PALETTE, b64encode(png).decode())
    pixels = b64decode(data)
    rows = (b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(shades)),
        (b"IDAT", zlib.compress(b"".join(rows), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )
