<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

/** Dates of its own: one with the zone, one without. */
class BlogResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => $this->id,
            'judul' => $this->judul,
            'slug' => $this->slug,
            'kategori' => $this->kategori,
            'penulis' => $this->penulis,
            'deskripsi' => $this->deskripsi,
            'menit_baca' => "$this->menit_baca",
            'images' => "/storage/$this->images",
            'created_at' => $this->created_at->toIso8601String(),
            'updated_at' => $this->updated_at->toDateTimeString(),
        ];
    }
}
