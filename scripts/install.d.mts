/** Digest of what decides the outcome of an install. */
export function lockHash(root: string): string;
/** Whether `node_modules` was installed from the present lock file, to its end. */
export function isInstalled(root: string): boolean;
export function markInstalled(root: string): void;
/** Installs where `node_modules` is out of date; ends the process with a sentence where that fails. */
export function install(root: string): Promise<void>;
/** The major version of the Node that npm scripts run on; 0 when it is missing. */
export function installedNode(root: string): number;
