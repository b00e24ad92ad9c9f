import { insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { images } from './table.ts'

export const matrix: Matrix = {
  calls: {
    'POST /api/admin/images': office(415, {}),
    'GET /api/admin/images/{id}': office(200),
  },
  records: {
    'admin/images': (db) =>
      insertedId(
        db
          .insert(images)
          .values({ storageKey: crypto.randomUUID(), type: 'image/jpeg', width: 1, height: 1, size: 7 })
          .returning(),
      ),
  },
}
