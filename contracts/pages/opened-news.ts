const mark = '#news=';

/**
 * The end of an address in a mail or a push: by opening it these notifications are read. Behind a `#`, so that no server
 * and no other page learns of it.
 */
export const newsHash = (notificationIds: readonly string[]): string =>
  notificationIds.length === 0 ? '' : mark + notificationIds.join('.');

/** The notifications that an address says are read by opening it; whatever else it says, none. */
export const openedNews = (hash: string): readonly string[] =>
  hash.startsWith(mark) && /^[\da-f-]{36}(?:\.[\da-f-]{36}){0,199}$/.test(hash.slice(mark.length))
    ? hash.slice(mark.length).split('.')
    : [];
