import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  countedPhotos,
  freePlaces,
  idsOf,
  type NewPhoto,
  trayOf,
  withArrived,
  withChecked,
  withoutPhoto,
  withPhotoAt,
  withPhotos,
  withSaved,
  withTheirs,
  withVersion,
} from '../../../../../../../../frontend/console/screens/programs/editor/photos/photo-tray.ts';
import { photo } from '../../build.ts';

const chosen = (): NewPhoto => ({
  origin: 'new',
  id: uuid(),
  name: 'a.jpg',
  url: 'blob:a',
  state: 'chosen',
  progress: 0,
});

const [a, b, c] = [photo(), photo(), photo()];

describe('the photos of a form', () => {
  it('start with those of the program, and new ones come after them', () => {
    const added = chosen();
    const tray = withPhotos(trayOf([a, b]), [added]);
    expect(idsOf(tray.photos)).toEqual([a.id, b.id, added.id]);
  });

  it('are five new ones at most, and twelve in all', () => {
    const six = Array.from({ length: 6 }, chosen);
    const tray = withPhotos(trayOf([a, b, c]), six);
    expect([tray.photos.length, freePlaces(tray)]).toEqual([8, 0]);
    const ten = trayOf(Array.from({ length: 10 }, () => photo()));
    expect([freePlaces(ten), withPhotos(ten, six).photos.length]).toEqual([2, 12]);
  });

  it('are counted against five, until the program has more', () => {
    const five = trayOf(Array.from({ length: 5 }, () => photo()));
    const counted = [trayOf([]), trayOf([a, b]), five, withPhotos(trayOf([a, b]), Array.from({ length: 4 }, chosen))];
    expect(counted.map(countedPhotos)).toEqual([5, 5, 12, 12]);
  });

  it('are left out by the draft if the program has them, else gone at once', () => {
    const added = chosen();
    const tray = withoutPhoto(withoutPhoto(withPhotos(trayOf([a]), [added]), added.id), a.id);
    expect([tray.photos, tray.removed]).toEqual([[], [a.id]]);
    expect(withSaved(tray)).toMatchObject({ photos: [], removed: [a.id] });
  });

  it('keep a changed order until it is undone', () => {
    const moved = withPhotoAt(trayOf([a, b, c]), c.id, 0);
    expect(idsOf(moved.photos)).toEqual([c.id, a.id, b.id]);
    expect(idsOf(withPhotoAt(moved, c.id, 2).photos)).toEqual([a.id, b.id, c.id]);
    expect(withPhotoAt(moved, c.id, 3)).toBe(moved);
  });

  it('leave out failed uploads', () => {
    const rejected = photo({ status: 'rejected', fault: 'animated' });
    const late = photo({ status: 'uploading', created_at: '2026-01-01T00:00:00.000Z' });
    const tray = trayOf([rejected, a, late, photo({ status: 'uploading' })]);
    expect([tray.photos.length, tray.removed, tray.failed]).toEqual([
      2,
      [rejected.id, late.id],
      [rejected.id, late.id],
    ]);
    expect(tray.failures).toEqual(['animated', 'not_uploaded']);
  });

  it('keep the preview of a photo that was just uploaded', () => {
    const added = chosen();
    const tray = withArrived(withPhotos(trayOf([a]), [added]), photo({ id: added.id, status: 'uploading' }));
    expect(tray.photos[1]).toMatchObject({ origin: 'existing', url: 'blob:a' });
  });

  it('are ready or fail once the server has checked them', () => {
    const waiting = [photo({ status: 'uploading' }), photo({ status: 'uploading' })] as const;
    const checked = [photo({ id: waiting[0].id }), photo({ id: waiting[1].id, status: 'rejected', fault: 'damaged' })];
    const tray = withChecked(trayOf([a, ...waiting]), checked);
    expect(tray.photos).toMatchObject([{ id: a.id }, { id: waiting[0].id, record: { status: 'ready' } }]);
    expect([tray.removed, tray.failed, tray.failures]).toEqual([[waiting[1].id], [waiting[1].id], ['damaged']]);
  });

  it('become those of an earlier version, with my new ones', () => {
    const added = chosen();
    const tray = withVersion(withPhotos(trayOf([a, b]), [added]), [c, a], [b.id]);
    expect([idsOf(tray.photos), tray.removed]).toEqual([[c.id, a.id, added.id], [b.id]]);
  });
});

describe('photos that someone else has saved meanwhile', () => {
  it('are merged; photos that I removed stay removed', () => {
    const added = chosen();
    const mine = withPhotos(withoutPhoto(trayOf([a, b]), a.id), [added]);
    const tray = withTheirs(mine, [a, c]);
    expect([idsOf(tray.photos), tray.removed]).toEqual([[c.id, added.id], [a.id]]);
  });

  it('stay left out if they have removed them', () => {
    expect(withTheirs(trayOf([a, b]), [b], [a.id])).toMatchObject({ photos: [{ id: b.id }], removed: [a.id] });
  });

  it('are in their order, unless I changed mine', () => {
    expect(idsOf(withTheirs(trayOf([a, b]), [b, a]).photos)).toEqual([b.id, a.id]);
    const mine = withPhotoAt(trayOf([a, b, c]), c.id, 0);
    expect(idsOf(withTheirs(mine, [b, a, c]).photos)).toEqual([c.id, a.id, b.id]);
  });
});
