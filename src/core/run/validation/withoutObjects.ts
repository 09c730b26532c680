/*
 * Stands in for the packages that yup imports for schemas of objects and for references between fields (aliases in
 * vite.config.ts). The validator has only schemas of single answers, so none of these functions is ever called.
 */
// Stryker disable all: stands in for a part of yup in a build, and is never called
function unavailable(): never {
  throw new Error('This build has no yup schemas of objects. Remove the alias in vite.config.ts.');
}

export const camelCase = unavailable;
export const snakeCase = unavailable;
export const getter = unavailable;
export const forEach = unavailable;
export const split = unavailable;
export const normalizePath = unavailable;
export const join = unavailable;
export default unavailable;
