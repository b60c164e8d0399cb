/** Pictures of things by name: files of the package `@lobehub/fluent-emoji-3d` (MIT), served from our own address. */
export const emojiCodes = {
  camera: '1f4f7',
} as const;
export type EmojiName = keyof typeof emojiCodes;

export const emojiHref = (name: EmojiName): string => `/assets/emoji/${emojiCodes[name]}.webp`;
