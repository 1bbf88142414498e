<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Relations\HasMany;

class Destinasi extends Item
{
    protected $casts = [
        'harga' => 'decimal:2',
        'rating' => 'decimal:1',
        'unggulan' => 'boolean',
        'images' => 'array',
        'overview' => 'array',
        'tempat' => 'array',
        'termasuk' => 'array',
    ];

    /** In JSON Laravel calls it `tidak_termasuk`. */
    public function tidakTermasuk(): HasMany
    {
        return $this->hasMany(TidakTermasuk::class);
    }

    public function jadwal(): HasMany
    {
        return $this->hasMany(Jadwal::class)->orderBy('day');
    }
}
