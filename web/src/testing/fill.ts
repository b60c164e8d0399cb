/** Fills the `{{places}}` of a text, `{{name.first}}` as `name`: the pages' texts as tests read them. */
export const fillIn = (template: string, valueOf: (name: string) => string): string =>
  template.replaceAll(/\{\{(\w+)(?:\.\w+)?\}\}/g, (_, name: string) => valueOf(name));

/** The words of a text with elements in it: `Hier <link>anmelden</link>` is `Hier anmelden`. */
export const withoutTags = (text: string): string => text.replaceAll(/<\/?\w+\s*\/?>/g, '');
