let until = 0;

/** Live updates are considered active until `time` (milliseconds since 1970), unless extended. */
export const liveUntil = (time: number): void => {
  until = time;
};

/** While live updates are active, pages poll less often. */
export const isLive = (): boolean => Date.now() < until;
