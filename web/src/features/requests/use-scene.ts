import type { RequestShape } from '@lendring/contracts/http/request.js';
import { sceneOf, type Scene } from './model.js';
import { useBlockedByMe } from './use-blocked-by-me.js';
import { useWords } from './use-words.js';
import { sceneText } from './words.js';

export const useScene = (request: RequestShape): Readonly<{ scene: Scene; title: string; line: string }> => {
  const words = useWords();
  const scene = sceneOf(request, words.now);
  const isMine = useBlockedByMe(request);
  return { scene, ...sceneText(words, request, scene === 'apart' && isMine ? 'apartByMe' : scene) };
};
