import type { TrayPhoto } from './photo-tray.ts';

export interface PhotoTileProps {
  photo: TrayPhoto;
  /** Position in the order, from 0. */
  index: number;
  count: number;
  isSaving: boolean;
  onMove: (place: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onCancel: () => void;
}
