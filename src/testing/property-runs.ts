/** How much of their runs the properties do: all in the tests, a part where every small change runs them anew. */
export const propertyShare = Number(process.env.PROPERTY_SHARE ?? 1);

export const runs = (usual: number): number => Math.max(1, Math.round(usual * propertyShare));
