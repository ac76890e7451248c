/** The folder of photos that wait for their import: the place of a program's id in their keys. */
export const importFolder = 'site-import';
