/** The share of runs that properties do: all in the tests, fewer in mutation testing, which repeats them often. */
export const propertyShare = Number(process.env.PROPERTY_SHARE ?? 1);

export const runs = (usual: number): number => Math.max(1, Math.round(usual * propertyShare));
