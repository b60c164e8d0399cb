declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for pages whose content may be visible only to its owner or to members. */
    forSome?: true;
  }
}

type Pages = readonly Readonly<{ staticData: Readonly<{ forSome?: true }> }>[];

/**
 * Status of an anonymously rendered page. A browser with a session refetches as the user and may find the content, so
 * that a 404 would be wrong.
 */
export const statusForReader = (status: number, pages: Pages, isKnown: boolean): number =>
  status === 404 && isKnown && pages.some(({ staticData }) => staticData.forSome) ? 200 : status;
