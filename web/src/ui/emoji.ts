export const emojiCodes = {
  camera: '1f4f7',
  guitar: '1f3b8',
  tent: '26fa',
  bicycle: '1f6b2',
  ladder: '1fa9c',
  toolbox: '1f9f0',
  sled: '1f6f7',
  compass: '1f9ed',
  envelope: '2709-fe0f',
  heart: '1fa75',
  calendar: '1f4c5',
  mailbox: '1f4ed',
  magnifier: '1f50d',
  lock: '1f512',
  wrench: '1f527',
  ring: '1f6df',
  handshake: '1f91d',
  package: '1f4e6',
  waving: '1f44b',
  seedling: '1f331',
  house: '1f3e1',
} as const;
export type EmojiName = keyof typeof emojiCodes;

export const emojiHref = (name: EmojiName): string => `/assets/emoji/${emojiCodes[name]}.webp`;
