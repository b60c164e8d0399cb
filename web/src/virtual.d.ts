declare module 'virtual:client-assets' {
  const assets: import('../vite/client-manifest.js').ClientAssets;
  export default assets;
}
declare module 'virtual:text-gaps' {
  const gaps: readonly string[];
  export default gaps;
}
/** True in the server's build of the pages; keeps server-only code out of the browser bundle. */
declare const BUILT_FOR_SERVER: boolean;
