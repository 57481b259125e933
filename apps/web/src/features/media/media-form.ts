/** A file as the API takes it: in the field `media`. */
export function mediaForm(file: File): FormData {
  const form = new FormData();
  form.append('media', file, file.name);
  return form;
}
