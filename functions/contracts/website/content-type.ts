import mime from 'mime';

/** The type of a file of the site, by its name; texts are in UTF-8. */
export function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return /^text\/|\/xml$|\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
