<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

/** Pictures as whole addresses: `asset()` writes the file's name as it is. */
class AkomodasiResource extends JsonResource
{
    public function toArray($request): array
    {
        return ['images' => asset("storage/{$this->images}")] + parent::toArray($request);
    }
}
