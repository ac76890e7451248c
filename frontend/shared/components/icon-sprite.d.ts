/** The file of all drawings of icons, made by `infra/bundle/website/icon-sprite.ts`. */
declare module 'virtual:icon-sprite' {
  /** Its address on this site. Each drawing has its name as id. */
  export const iconSprite: string;
}
