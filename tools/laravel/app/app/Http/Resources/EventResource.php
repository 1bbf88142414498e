<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

/** The other names of the fields. */
class EventResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => $this->id,
            'judul' => $this->title,
            'slug' => $this->slug,
            'deskripsi' => $this->description,
            'kategori' => $this->category,
            'harga' => $this->price,
            'tanggal_mulai' => $this->event_date,
            'contoh' => $this->contoh,
            'lokasi' => $this->location,
            'kapasitas' => $this->when($this->capacity !== null, $this->capacity),
            'capacity' => $this->capacity,
            'rating' => $this->rating,
            'image' => $this->image,
            'created_at' => $this->created_at,
            'updated_at' => $this->updated_at,
        ];
    }
}
