/** Files as the API takes them: each in the field `media`. */
export function mediaForm(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('media', file, file.name);
  return form;
}
