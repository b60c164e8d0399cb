/** A host and port that something listens at. */
export type Address = Readonly<{ host: string; port: number }>;
