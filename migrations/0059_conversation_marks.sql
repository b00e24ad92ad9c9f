CREATE TYPE "public"."conversation_mark" AS ENUM('edited', 'deleted');--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "mark" "conversation_mark";