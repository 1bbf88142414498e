<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\SoftDeletes;

/** What all models share: notes and switches of the office stay hidden, inactive and removed rows are not found. */
abstract class Item extends Model
{
    use SoftDeletes;

    protected $guarded = [];

    protected $hidden = ['catatan_internal', 'aktif', 'deleted_at'];

    protected $attributes = ['aktif' => true];

    protected static function booted(): void
    {
        static::addGlobalScope('aktif', fn (Builder $query) => $query->where('aktif', true));
    }
}
