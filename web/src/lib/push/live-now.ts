let until = 0;

/** Marks live updates as active until `time` (milliseconds since 1970), unless extended. */
export const liveUntil = (time: number): void => {
  until = time;
};

/** Whether live updates are active; pages then poll less often. */
export const isLive = (): boolean => Date.now() < until;
