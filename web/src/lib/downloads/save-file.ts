/** Saves a file under a name, as a download of the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  // Delay revoking the object URL, because some browsers read it asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
