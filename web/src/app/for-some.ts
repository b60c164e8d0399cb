declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set for pages whose content may be there for its owner or for members alone. */
    forSome?: true;
  }
}

type Pages = readonly Readonly<{ staticData: Readonly<{ forSome?: true }> }>[];

/**
 * The status of a page that the server rendered for nobody in particular. A browser with a session asks again by
 * itself and may find what is missing, so that its answer is no 404.
 */
export const statusForReader = (status: number, pages: Pages, isKnown: boolean): number =>
  status === 404 && isKnown && pages.some(({ staticData }) => staticData.forSome) ? 200 : status;
