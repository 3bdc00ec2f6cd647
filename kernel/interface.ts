/** The version of the interface of rules bundles (`bundle.ts`). A bundle that speaks another is not loaded. */
export const INTERFACE = 1;
