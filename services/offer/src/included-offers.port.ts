/** How many offers a person may have online at once, as the billing service knows their plan. */
export interface IncludedOffers {
  /** Null: as many as they like. */
  of(userId: string): Promise<number | null>;
}
