"""Cro-Magnon: tribes spread over the whole earth, with secrets in hand."""
