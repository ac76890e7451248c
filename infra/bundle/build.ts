import { type TargetName, targets } from './ensure-built.ts';

/** `node infra/bundle/build.ts NAME`, as started by `ensureBuilt`: builds one target and ends. */
const endWithParent = () => process.exit(1);
process.on('disconnect', endWithParent);
await targets[process.argv[2] as TargetName].build();
process.off('disconnect', endWithParent).disconnect();
