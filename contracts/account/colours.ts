/** Pastel backgrounds for avatars; dark initials are readable on each colour. */
export const colours = [
  ['#ffe0b0', 'apricot'],
  ['#f8e3a8', 'butter'],
  ['#ffd27a', 'honey'],
  ['#e9dcc9', 'sand'],
  ['#f6d3cf', 'rose'],
  ['#f3cfe0', 'pink'],
  ['#dcd6f2', 'lilac'],
  ['#cfe0f5', 'sky'],
  ['#d3e4ea', 'fog'],
  ['#cfe8e6', 'lagoon'],
  ['#c9ead6', 'mint'],
  ['#d9e8c8', 'moss'],
] as const;
