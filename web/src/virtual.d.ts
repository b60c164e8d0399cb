declare module 'virtual:client-assets' {
  const assets: import('../vite/client-manifest.js').ClientAssets;
  export default assets;
}
declare module 'virtual:text-gaps' {
  const gaps: readonly string[];
  export default gaps;
}
