export type Address = Readonly<{ host: string; port: number }>;
