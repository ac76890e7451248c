/** Hash of the files that determine an install. */
export function lockHash(root: string): string;
/** True if `node_modules` was installed completely from the current lock file. */
export function isInstalled(root: string): boolean;
/** True if npm itself installed everything that the lock file lists. */
export function isInstalledByHand(root: string): boolean;
export function markInstalled(root: string): void;
/** Installs if `node_modules` is out of date; ends the process with a sentence if that fails. */
export function install(root: string): Promise<void>;
/** The major version of the Node that npm scripts run on; 0 if it is missing. */
export function installedNode(root: string): number;
