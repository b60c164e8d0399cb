export const fillIn = (template: string, valueOf: (name: string) => string): string =>
  template.replaceAll(/\{\{(\w+)(?:\.\w+)?\}\}/g, (_, name: string) => valueOf(name));

export const withoutTags = (text: string): string => text.replaceAll(/<\/?\w+\s*\/?>/g, '');
