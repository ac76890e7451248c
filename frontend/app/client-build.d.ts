/** Output of the browser build that the renderer's build needs (`infra/bundle/website/index.ts`). */
declare module 'virtual:client-build' {
  /** The built `index.html`. */
  export const template: string;
  /** The files that each source file needs, by source file, in the order in which they apply. */
  export const chunks: Record<string, { file: string; imports: string[]; css: string[] } | undefined>;
  /** Contents of the style sheets, by file name. */
  export const styles: Record<string, string>;
}
