/** Fills in the placeholders of a text; `{{name.first}}` takes the value of `name`. */
export const fillIn = (template: string, valueOf: (name: string) => string): string =>
  template.replaceAll(/\{\{(\w+)(?:\.\w+)?\}\}/g, (_, name: string) => valueOf(name));

/** Removes element tags from a text: `Hier <link>anmelden</link>` becomes `Hier anmelden`. */
export const withoutTags = (text: string): string => text.replaceAll(/<\/?\w+\s*\/?>/g, '');
