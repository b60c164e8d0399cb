let until = 0;

/** What changed is told by itself until then (milliseconds since 1970), unless another sign of it comes. */
export const liveUntil = (time: number): void => {
  until = time;
};

/** Is what changed told by itself just now? Then pages need not look for it often. */
export const isLive = (): boolean => Date.now() < until;
