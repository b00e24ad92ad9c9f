CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- One spelling for search: hamza seats, alef maqsura, ta marbuta, tashkeel, tatweel, Arabic digits and case
-- make no difference. Used by generated columns and by every query against them, so the two cannot disagree.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(translate(regexp_replace(lower(normalize(words, NFKC)),
    U&'[\0610-\061A\0640\064B-\065F\0670\06D6-\06ED\200B-\200F\202A-\202E\2060-\2069\00AD\FEFF]', '', 'g'),
    U&'\0622\0623\0625\0671\0649\06CC\0629\0624\0626\06A9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
    U&'\0627\0627\0627\0627\064A\064A\0647\0648\064A\0643' || '01234567890123456789'), '\s+', ' ', 'g'))
$$;
