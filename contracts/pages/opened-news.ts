const mark = '#news=';

/**
 * URL fragment in mails and push messages that marks these notifications as read. A fragment is never sent to servers
 * or other pages.
 */
export const newsHash = (notificationIds: readonly string[]): string =>
  notificationIds.length === 0 ? '' : mark + notificationIds.join('.');

export const openedNews = (hash: string): readonly string[] =>
  hash.startsWith(mark) && /^[\da-f-]{36}(?:\.[\da-f-]{36}){0,199}$/.test(hash.slice(mark.length))
    ? hash.slice(mark.length).split('.')
    : [];
