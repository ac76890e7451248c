/**
 * The program that an address asks about: `?program=<id>`. Undefined for anything but an id: the API would refuse the
 * enquiry, and a visitor could not mend what is no field of the form.
 */
export function programInQuery(query: URLSearchParams): string | undefined {
  const id = query.get('program') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : undefined;
}
