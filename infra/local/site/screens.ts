/**
 * Whether a path is one of the site's screens.
 * @param patterns in react-router's notation: `:id` stands for one segment, a final `/*` for any rest
 */
export function screenMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const source = pattern
      .replace(/\/$/, '')
      .split('/')
      .map((segment) =>
        segment.startsWith(':') ? '[^/]+' : segment === '*' ? '.*' : segment.replace(/[^\w-]/g, '\\$&'),
      )
      .join('/')
      .replace(/\/\.\*$/, '(/.*)?');
    return new RegExp(`^${source}/?$`);
  });
  return (path) => expressions.some((expression) => expression.test(path));
}
