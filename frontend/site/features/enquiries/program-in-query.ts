/**
 * Returns the id of the program in the address, `?program=<id>`. Undefined for anything but an id: the API would refuse
 * the enquiry, and visitors could not correct a value that has no field.
 */
export function programInQuery(query: URLSearchParams): string | undefined {
  const id = query.get('program') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : undefined;
}
