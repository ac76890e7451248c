import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the components of React Router that the site does not use: 2 kB on every page. The router sets
 * their `displayName`, for React's developer tools, in statements that bundlers must keep, and the components with them.
 */
export const dropDisplayNames: Plugin = {
  name: 'drop-display-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\//, code: '.displayName = ' },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^(const \w+ = )(React\$\d+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};
