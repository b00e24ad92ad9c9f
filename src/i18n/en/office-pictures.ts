/** The choice of an image for the website, and a hint of the forms of content. */
export const officePictures = {
  'content.englishRequired': 'English is required: it is shown where a translation is missing.',
  'picture.choose': 'Choose an image',
  'picture.replace': 'Choose another',
  'picture.drop': 'Or drop it here: jpg, png, webp or gif, up to 10 MB.',
  'picture.uploaded': 'Uploaded image',
  'picture.remove': 'Remove',
  'picture.sending': 'Uploading {name}',
  'picture.stop': 'Stop uploading',
  'picture.broken': 'The connection was lost and the image was not uploaded. Please try again.',
  'picture.checking': 'The image is being checked for malware and appears when the check is done.',
  'picture.infected': 'Malware was found in this image. Please choose another one.',
}

export const officeActivity = {
  'audit.entity.image': 'Image',
  'activity.image.create': '{who} uploaded an image',
  'activity.record.image': 'image {reference}',
}
