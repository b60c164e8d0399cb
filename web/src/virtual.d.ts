declare module 'virtual:client-assets' {
  const assets: import('../vite/client-manifest.js').ClientAssets;
  export default assets;
}
