<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\HasMany;

class Jadwal extends Model
{
    protected $guarded = [];

    public function aktivitas(): HasMany
    {
        return $this->hasMany(Aktivitas::class);
    }
}
