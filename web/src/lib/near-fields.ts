/** The part of a category's address that says where: a town and its postal code, or a position; with a radius in km. */
export type NearFields = Readonly<{ city?: string; postal?: string; radius?: number; lat?: number; lng?: number }>;
