declare module 'virtual:client-assets' {
  const assets: import('../vite/client-manifest.js').ClientAssets;
  export default assets;
}
declare module 'virtual:text-gaps' {
  const gaps: readonly string[];
  export default gaps;
}
/** Whether this is the server's build of the pages: what only it needs stays out of the browser's scripts. */
declare const BUILT_FOR_SERVER: boolean;
