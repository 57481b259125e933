import { useState } from 'react';
import { pubPhotos } from '../media/library-photos.js';
import { type Photo, photoName } from '../media/photo.js';
import type { Cropping } from '../photos/components/crop-dialog.js';

/** The photos that an open event form offers, and the original of each cropped one. */
export function usePhotoCandidates(present: string) {
  const [brought, setBrought] = useState<readonly string[]>([]);
  const [croppings, setCroppings] = useState<ReadonlyMap<string, Cropping>>(new Map());

  return {
    /**
     * Uploaded, cropped or chosen since the form opened, newest first; then the present one; then those of the pub.
     */
    candidates: distinct([...brought, present, ...pubPhotos.map(({ url }) => url)]),
    bring: (url: string) => setBrought((urls) => [url, ...urls.filter((other) => other !== url)]),
    croppingOf: (url: string) => croppings.get(url),
    keepCropping: (url: string, cropping: Cropping) => setCroppings((all) => new Map(all).set(url, cropping)),
  };
}

export type PhotoCandidates = ReturnType<typeof usePhotoCandidates>;

function distinct(urls: readonly string[]): Photo[] {
  return [...new Set(urls)].filter((url) => url !== '').map((url) => ({ url, name: photoName(url) }));
}
