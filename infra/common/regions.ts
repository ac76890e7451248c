import { RegionInfo } from 'aws-cdk-lib/region-info';

/** True for the regions that the installed CDK knows. */
export const isRegion = (name: string): boolean => RegionInfo.regions.some((region) => region.name === name);
